// Single-source searches and point-to-point queries with the Boost Graph Library and LEMON, on a
// network in the DIMACS format. Prints a line of JSON for each measurement.
//
//   peers GRAPH.gr SOURCES PAIRS        (files of 1-based numbers, one source or pair per line)

#include <lemon/bin_heap.h>
#include <lemon/dijkstra.h>
#include <lemon/quad_heap.h>
#include <lemon/radix_heap.h>
#include <lemon/static_graph.h>

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths_no_color_map.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

using Cost = long long;

static double seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

struct Arcs {
  int places = 0;
  std::vector<std::pair<int, int>> ends;
  std::vector<Cost> costs;
};

static Arcs read(const char *path) {
  Arcs arcs;
  FILE *file = fopen(path, "r");
  if (!file) exit(1);
  char line[256];
  long long a, b, c;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "p sp %lld", &a) == 1) arcs.places = a;
    if (line[0] == 'a' && sscanf(line, "a %lld %lld %lld", &a, &b, &c) == 3) {
      arcs.ends.push_back({int(a - 1), int(b - 1)});
      arcs.costs.push_back(c);
    }
  }
  fclose(file);
  // Both libraries require that the arcs of each place are consecutive.
  std::vector<size_t> order(arcs.ends.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](size_t x, size_t y) { return arcs.ends[x].first < arcs.ends[y].first; });
  Arcs sorted;
  sorted.places = arcs.places;
  for (size_t i : order) {
    sorted.ends.push_back(arcs.ends[i]);
    sorted.costs.push_back(arcs.costs[i]);
  }
  return sorted;
}

static std::vector<std::vector<int>> rows(const char *path) {
  std::vector<std::vector<int>> result;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::vector<int> row;
    char *end = line.data();
    while (*end) row.push_back(int(strtol(end, &end, 10)) - 1);
    result.push_back(row);
  }
  return result;
}

static void print(const char *engine, const char *what, const std::vector<double> &times,
                  const std::vector<Cost> &sums) {
  printf("{\"engine\":\"%s\",\"what\":\"%s\",\"seconds\":[", engine, what);
  for (size_t i = 0; i < times.size(); i++) printf("%s%.9f", i ? "," : "", times[i]);
  printf("],\"sums\":[");
  for (size_t i = 0; i < sums.size(); i++) printf("%s%lld", i ? "," : "", sums[i]);
  printf("]}\n");
  fflush(stdout);
}

template <class C>
static void boostSearches(const char *engine, const Arcs &arcs,
                          const std::vector<std::vector<int>> &sources) {
  struct Weight { C cost; };
  using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight,
                                                   boost::no_property, int, int>;
  std::vector<Weight> weights;
  for (Cost cost : arcs.costs) weights.push_back({C(cost)});
  Graph graph(boost::edges_are_sorted, arcs.ends.begin(), arcs.ends.end(), weights.begin(),
              arcs.places);
  std::vector<C> distance(arcs.places);
  std::vector<int> before(arcs.places);
  auto index = get(boost::vertex_index, graph);
  for (bool colours : {false, true}) {
    std::vector<double> times;
    std::vector<Cost> sums;
    std::vector<boost::two_bit_color_type> colour;
    for (auto &row : sources) {
      double start = seconds();
      auto maps =
          boost::weight_map(get(&Weight::cost, graph))
              .distance_map(boost::make_iterator_property_map(distance.begin(), index))
              .predecessor_map(boost::make_iterator_property_map(before.begin(), index));
      if (colours) boost::dijkstra_shortest_paths(graph, row[0], maps);
      else boost::dijkstra_shortest_paths_no_color_map(graph, row[0], maps);
      times.push_back(seconds() - start);
      Cost sum = 0;
      for (C d : distance)
        if (d != std::numeric_limits<C>::max()) sum += d;
      sums.push_back(sum);
    }
    print((std::string("Boost, ") + engine + (colours ? ", colours" : "")).c_str(), "tree", times,
          sums);
  }
}

/// Ends Boost's search when the goal is settled.
struct Found {};
struct Stop : boost::default_dijkstra_visitor {
  int goal;
  explicit Stop(int goal) : goal(goal) {}
  template <class G> void examine_vertex(int place, const G &) const {
    if (place == goal) throw Found{};
  }
};

template <class C>
static void boostQueries(const char *engine, const Arcs &arcs,
                         const std::vector<std::vector<int>> &pairs) {
  struct Weight { C cost; };
  using Graph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight,
                                                   boost::no_property, int, int>;
  std::vector<Weight> weights;
  for (Cost cost : arcs.costs) weights.push_back({C(cost)});
  Graph graph(boost::edges_are_sorted, arcs.ends.begin(), arcs.ends.end(), weights.begin(),
              arcs.places);
  std::vector<C> distance(arcs.places);
  std::vector<int> before(arcs.places);
  auto index = get(boost::vertex_index, graph);
  for (bool colours : {false, true}) {
    Cost sum = 0;
    double start = seconds();
    for (auto &pair : pairs) {
      auto maps = boost::weight_map(get(&Weight::cost, graph))
                      .distance_map(boost::make_iterator_property_map(distance.begin(), index))
                      .predecessor_map(boost::make_iterator_property_map(before.begin(), index))
                      .visitor(Stop(pair[1]));
      try {
        if (colours) boost::dijkstra_shortest_paths(graph, pair[0], maps);
        else boost::dijkstra_shortest_paths_no_color_map(graph, pair[0], maps);
      } catch (Found) {
      }
      sum += distance[pair[1]];
    }
    print((std::string("Boost, ") + engine + (colours ? ", colours" : "")).c_str(),
          "dijkstra queries", {(seconds() - start) / pairs.size()}, {sum});
  }
}

template <class Heap>
static void lemonSearches(const char *engine, const Arcs &arcs,
                          const std::vector<std::vector<int>> &sources) {
  using Graph = lemon::StaticDigraph;
  Graph graph;
  graph.build(arcs.places, arcs.ends.begin(), arcs.ends.end());
  Graph::ArcMap<Cost> costs(graph);
  for (size_t i = 0; i < arcs.costs.size(); i++) costs[graph.arc(i)] = arcs.costs[i];
  using Map = Graph::NodeMap<int>;
  using Search = typename lemon::Dijkstra<Graph, Graph::ArcMap<Cost>>::template SetStandardHeap<
      Heap, Map>::Create;
  Search search(graph, costs);
  std::vector<double> times;
  std::vector<Cost> sums;
  for (auto &row : sources) {
    double start = seconds();
    search.run(graph.node(row[0]));
    times.push_back(seconds() - start);
    Cost sum = 0;
    for (int i = 0; i < arcs.places; i++)
      if (search.reached(graph.node(i))) sum += search.dist(graph.node(i));
    sums.push_back(sum);
  }
  print(engine, "tree", times, sums);
}

int main(int count, char **words) {
  if (count != 4) return 2;
  Arcs arcs = read(words[1]);
  auto sources = rows(words[2]);
  auto pairs = rows(words[3]);
  boostSearches<Cost>("64-bit", arcs, sources);
  boostSearches<int>("32-bit", arcs, sources);
  using Map = lemon::StaticDigraph::NodeMap<int>;
  lemonSearches<lemon::BinHeap<Cost, Map>>("LEMON, binary heap", arcs, sources);
  lemonSearches<lemon::QuadHeap<Cost, Map>>("LEMON, quaternary heap", arcs, sources);
  lemonSearches<lemon::RadixHeap<Map>>("LEMON, radix heap", arcs, sources);
  if (!pairs.empty()) {
    boostQueries<Cost>("64-bit", arcs, pairs);
    boostQueries<int>("32-bit", arcs, pairs);
  }
}
