/** Rooms, and the tests that hold them, in `test/`: folders, or files without `.test.ts`. */
export const rooms = {
  chart: ['chart', 'property/natal', 'operations/natal', 'operations/included', 'operations/composite'],
  time: ['time', 'conformance/zones', 'operations/natal'],
  place: ['place', 'loading/places', 'operations/places', 'operations/natal'],
  search: [
    'search',
    'property/search',
    'property/search-windows',
    'conformance/events',
    'operations/sky-events',
    'operations/positions-batch',
  ],
  request: ['request', 'operations', 'time/uncertain-clocks', 'engine'],
  answer: ['answer', 'operations', 'reading', 'property/natal', 'property/pairs', 'property/returns'],
  cast: [
    'cast',
    'operations',
    'property/returns',
    'property/pairs',
    'property/progressed-moon',
    'property/sidereal',
    'conformance/returns',
  ],
  chinese: ['chinese', 'operations/chinese'],
  schema: ['schema', 'operations', 'testing/arbitraries', 'service/openapi'],
  reading: ['reading'],
  report: ['report', 'operations/reports'],
  operations: [
    'operations',
    'property/sidereal',
    'conformance/returns',
    'loading/loading',
    'testing/arbitraries',
  ],
  wheel: ['wheel'],
  pdf: ['pdf'],
  // Not those that start programs of their own.
  service: ['answers', 'interface', 'listener', 'openapi', 'properties', 'refusals', 'tokens', 'turns'].map(
    (name) => `service/${name}`,
  ),
};
