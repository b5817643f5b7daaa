// Calls a person's C++ solution, which stands above. Each line of standard input is a JSON array of arguments, each line of
// file descriptor 3 the answer: a JSON scalar, or {"not": what else it is}. What the solution itself prints goes where
// it goes.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace optimal_play_judge {

/** Our own input writes these lines, so that they need no checking. */
struct Line {
  const char *at;
  void skip(char expected) {
    while (*at == ' ' || *at == ',') at++;
    if (*at == expected) at++;
  }
};

template <class T> struct Taken {
  static T from(Line &line) {
    static_assert(std::is_integral<T>::value, "LeetCode's parameters are integers, strings and vectors of them");
    line.skip(',');
    char *end;
    const long long value = std::strtoll(line.at, &end, 10);
    line.at = end;
    return static_cast<T>(value);
  }
};

template <> struct Taken<std::string> {
  static std::string from(Line &line) {
    line.skip('"');
    const char *begin = line.at;
    while (*line.at != '"') line.at++;
    return std::string(begin, line.at++);
  }
};

template <class T> struct Taken<std::vector<T>> {
  static std::vector<T> from(Line &line) {
    std::vector<T> values;
    line.skip('[');
    while (*line.at != ']') values.push_back(Taken<T>::from(line));
    line.at++;
    return values;
  }
};

inline std::string quoted(const std::string &text) {
  std::string json = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') json += '\\';
    json += static_cast<unsigned char>(c) < 32 ? '?' : c;
  }
  return json + '"';
}

template <class T> std::string told(const T &answer) {
  if constexpr (std::is_same<T, bool>::value) return answer ? "true" : "false";
  else if constexpr (std::is_same<T, char>::value) return "{\"not\": \"a char\"}";
  else if constexpr (std::is_integral<T>::value) return std::to_string(answer);
  else if constexpr (std::is_floating_point<T>::value) return "{\"not\": \"" + std::to_string(answer) + ", a floating-point number\"}";
  else if constexpr (std::is_convertible<T, std::string>::value) return quoted(answer);
  else return "{\"not\": \"a value of another type\"}";
}

template <class F, class... A> std::string answered(F call, Line line, std::tuple<A...> *) {
  line.skip('[');
  std::tuple<std::decay_t<A>...> given{Taken<std::decay_t<A>>::from(line)...};
  return std::apply([&](auto &...each) { return told(call(static_cast<A &&>(each)...)); }, given);
}

template <class C, class R, class... A> std::string ask(R (C::*method)(A...), Line line) {
  C solution;
  return answered([&](auto &&...each) -> R { return (solution.*method)(std::forward<decltype(each)>(each)...); }, line,
                  static_cast<std::tuple<A...> *>(nullptr));
}

template <class C, class R, class... A> std::string ask(R (C::*method)(A...) const, Line line) {
  C solution;
  return answered([&](auto &&...each) -> R { return (solution.*method)(std::forward<decltype(each)>(each)...); }, line,
                  static_cast<std::tuple<A...> *>(nullptr));
}

template <class R, class... A> std::string ask(R (*function)(A...), Line line) {
  return answered([&](auto &&...each) -> R { return function(std::forward<decltype(each)>(each)...); }, line,
                  static_cast<std::tuple<A...> *>(nullptr));
}

template <class F> int run(F method, std::FILE *answers) {
  std::fputs("\"ready\"\n", answers);
  std::fflush(answers);
  std::string line;
  while (std::getline(std::cin, line)) {
    std::fputs((ask(method, Line{line.c_str()}) + "\n").c_str(), answers);
    std::fflush(answers);
  }
  return 0;
}

} // namespace optimal_play_judge
