#!/usr/bin/env bash
# A second opinion on the templates: cfn-lint (https://github.com/aws-cloudformation/cfn-lint), which knows AWS's schemas.
#   cfn-lint.sh [OPTIONS OF cfn-lint] -- TEMPLATES
set -euo pipefail
here=$(dirname "$0")
venv=$(bash "$here/../kit/venv.sh" cfn-lint "$here/requirements.txt")
# W3005: the CDK writes each function's dependency on its role twice.
exec "$venv/bin/cfn-lint" --ignore-checks W3005 "$@"
