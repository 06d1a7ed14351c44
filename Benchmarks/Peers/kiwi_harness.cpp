// Runs the benchmark scripts on kiwi, on request: README.md describes the protocol.

#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <time.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

#include "allocation_counter.h"

namespace {

// Memory this process may use before kiwi is told that there is no more.
constexpr rlim_t kLargestProcess = 4ULL << 30;
constexpr size_t kWindowWidth = 0;
constexpr int kWindow = -1;

// MARK: Input and output

double readNumber() {
  double number;
  if (fread(&number, sizeof number, 1, stdin) != 1) exit(0);
  return number;
}

size_t readCount() { return static_cast<size_t>(readNumber()); }

void reply(const std::vector<double> &numbers) {
  double count = static_cast<double>(numbers.size());
  fwrite(&count, sizeof count, 1, stdout);
  fwrite(numbers.data(), sizeof(double), numbers.size(), stdout);
  fflush(stdout);
}

double nanoseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

// Nanoseconds that a step takes: time of the thread, unless it is too short for that clock.
template <typename Step>
double timeStep(Step step) {
  constexpr double shortestThreadTime = 20000;
  double threadStart = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
  double wallStart = nanoseconds(CLOCK_MONOTONIC);
  step();
  double wallTime = nanoseconds(CLOCK_MONOTONIC) - wallStart;
  double threadTime = nanoseconds(CLOCK_THREAD_CPUTIME_ID) - threadStart;
  return wallTime < shortestThreadTime ? wallTime : threadTime;
}

// MARK: Model

struct Row {
  double below, above, constant;
  std::vector<std::pair<size_t, double>> terms;
};

struct Edit {
  enum Kind { suggest, setConstant, remove, add, addVariable, removeVariable } kind;
  size_t index;
  double number;
};

struct Step {
  bool readsAll, isCompared;
  std::vector<Edit> edits;
};

struct Model {
  size_t variableCount, initialVariableCount;
  double initialWidth;
  std::vector<Row> rows;
  std::vector<int> buildOrder;  // row indices, and kWindow for the edit variable
  std::vector<std::vector<Step>> scripts;
};

Row readRow() {
  Row row;
  row.below = readNumber();
  row.above = readNumber();
  row.constant = readNumber();
  row.terms.resize(readCount());
  for (auto &term : row.terms) {
    term.first = readCount();
    term.second = readNumber();
  }
  return row;
}

Step readStep() {
  Step step;
  step.readsAll = readNumber() != 0;
  step.isCompared = readNumber() != 0;
  step.edits.resize(readCount());
  for (auto &edit : step.edits) {
    edit.kind = static_cast<Edit::Kind>(readCount());
    edit.index = readCount();
    edit.number = readNumber();
  }
  return step;
}

Model readModel() {
  constexpr size_t scriptCount = 6;
  Model model;
  model.variableCount = readCount();
  model.initialVariableCount = readCount();
  model.initialWidth = readNumber();
  size_t rowCount = readCount();
  for (size_t i = 0; i < rowCount; ++i) model.rows.push_back(readRow());
  size_t orderCount = readCount();
  for (size_t i = 0; i < orderCount; ++i) {
    model.buildOrder.push_back(static_cast<int>(readNumber()));
  }
  for (size_t i = 0; i < scriptCount; ++i) {
    std::vector<Step> script;
    size_t stepCount = readCount();
    for (size_t k = 0; k < stepCount; ++k) script.push_back(readStep());
    model.scripts.push_back(std::move(script));
  }
  return model;
}

// MARK: Solving

double strength(double priority) {
  if (priority == 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  if (priority >= 500) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

// A solver with the model, and the constraints of each row: two where the sides of
// a row have different priorities.
class Session {
 public:
  explicit Session(const Model &model)
      : model(model), constraints(model.rows.size()), values(model.variableCount) {}

  void build() {
    variables.resize(model.initialVariableCount);
    for (int row : model.buildOrder) {
      if (row == kWindow) {
        addWindow();
      } else {
        add(static_cast<size_t>(row), model.rows[static_cast<size_t>(row)].constant);
      }
    }
    readAll();
  }

  void execute(const Step &step) {
    for (const auto &edit : step.edits) apply(edit);
    // kiwi can read either all values or none: where our solver reads one item's, kiwi reads none.
    if (step.readsAll) readAll();
  }

  const std::vector<double> &readAll() {
    solver.updateVariables();
    for (size_t i = 0; i < variables.size(); ++i) values[i] = variables[i].value();
    for (size_t i = variables.size(); i < values.size(); ++i) values[i] = 0;
    return values;
  }

 private:
  const Model &model;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::vector<kiwi::Constraint>> constraints;
  std::vector<double> values;

  // An edit variable cannot be required; this strength is above the sum of all other soft errors.
  void addWindow() {
    solver.addEditVariable(variables[kWindowWidth], kiwi::strength::create(1000, 0, 0));
    solver.suggestValue(variables[kWindowWidth], model.initialWidth);
  }

  void apply(const Edit &edit) {
    switch (edit.kind) {
      case Edit::suggest:
        solver.suggestValue(variables[kWindowWidth], edit.number);
        break;
      case Edit::setConstant:  // kiwi has no such edit
        remove(edit.index);
        add(edit.index, edit.number);
        break;
      case Edit::remove:
        remove(edit.index);
        break;
      case Edit::add:
        add(edit.index, model.rows[edit.index].constant);
        break;
      case Edit::addVariable:
        variables.emplace_back();
        break;
      case Edit::removeVariable:
        if (edit.index + 1 == model.variableCount) variables.resize(model.initialVariableCount);
        break;
    }
  }

  void add(size_t index, double constant) {
    const Row &row = model.rows[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    kiwi::Expression expression(std::move(terms), -constant);
    if (row.below == row.above) {
      add(index, kiwi::Constraint(expression, kiwi::OP_EQ, strength(row.below)));
    } else {
      if (row.below > 0) {
        add(index, kiwi::Constraint(expression, kiwi::OP_GE, strength(row.below)));
      }
      if (row.above > 0) {
        add(index, kiwi::Constraint(expression, kiwi::OP_LE, strength(row.above)));
      }
    }
  }

  void add(size_t index, kiwi::Constraint constraint) {
    solver.addConstraint(constraint);
    constraints[index].push_back(std::move(constraint));
  }

  void remove(size_t index) {
    for (const auto &constraint : constraints[index]) solver.removeConstraint(constraint);
    constraints[index].clear();
  }
};

// MARK: Requests

enum Request { time_, trace_, countAllocations_ };

class Harness {
 public:
  explicit Harness(const Model &model) : model(model) {}

  // Operation 0 is the build, the others are the scripts.
  std::vector<double> answer(Request request, size_t operation, size_t repetitions) {
    switch (request) {
      case time_:
        return {0, operation == 0 ? timeBuild(repetitions) : timeScript(operation, repetitions)};
      case trace_:
        return trace(operation);
      case countAllocations_:
        return countAllocations(operation);
    }
    return {1};
  }

 private:
  const Model &model;
  std::unique_ptr<Session> session;

  // The solvers are kept until the clock has stopped, since releasing one is not part of a build.
  double timeBuild(size_t repetitions) {
    std::vector<std::unique_ptr<Session>> sessions;
    for (size_t i = 0; i < repetitions; ++i) sessions.push_back(std::make_unique<Session>(model));
    double start = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    for (auto &fresh : sessions) fresh->build();
    double end = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    session = std::move(sessions.back());
    return end - start;
  }

  double timeScript(size_t operation, size_t repetitions) {
    double start = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    for (size_t i = 0; i < repetitions; ++i) {
      for (const auto &step : model.scripts[operation - 1]) session->execute(step);
    }
    return nanoseconds(CLOCK_THREAD_CPUTIME_ID) - start;
  }

  // The number of steps, the time of each, then the values after each step that is compared.
  std::vector<double> trace(size_t operation) {
    std::vector<double> times, values;
    auto keepValues = [&] {
      const auto &all = session->readAll();
      values.insert(values.end(), all.begin(), all.end());
    };
    if (operation == 0) {
      session = std::make_unique<Session>(model);
      times.push_back(timeStep([&] { session->build(); }));
      keepValues();
    } else {
      for (const auto &step : model.scripts[operation - 1]) {
        times.push_back(timeStep([&] { session->execute(step); }));
        if (step.isCompared) keepValues();
      }
    }
    std::vector<double> result = {0, static_cast<double>(times.size())};
    result.insert(result.end(), times.begin(), times.end());
    result.insert(result.end(), values.begin(), values.end());
    return result;
  }

  std::vector<double> countAllocations(size_t operation) {
    auto fresh = operation == 0 ? std::make_unique<Session>(model) : std::move(session);
    allocation_counter_start();
    if (operation == 0) {
      fresh->build();
    } else {
      for (const auto &step : model.scripts[operation - 1]) fresh->execute(step);
    }
    allocation_count count = allocation_counter_stop();
    session = std::move(fresh);
    return {0, static_cast<double>(count.count), static_cast<double>(count.retained_bytes),
            static_cast<double>(count.peak_bytes)};
  }
};

std::vector<double> failure(const std::string &message) {
  std::vector<double> result = {1};
  for (char character : message) result.push_back(static_cast<unsigned char>(character));
  return result;
}

}  // namespace

int main() {
#ifdef __linux__
  // A long computation does not notice that its parent has ended.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  rlimit limit = {kLargestProcess, kLargestProcess};
  setrlimit(RLIMIT_AS, &limit);
  const Model model = readModel();
  Harness harness(model);
  while (true) {
    auto request = static_cast<Request>(readCount());
    size_t operation = readCount();
    size_t repetitions = readCount();
    try {
      reply(harness.answer(request, operation, repetitions));
    } catch (const std::exception &error) {
      reply(failure(error.what()));
    }
  }
}
