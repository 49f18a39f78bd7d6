/** Rooms, and the tests that hold them, in `test/`: folders, or files without `.test.ts`. */
export const rooms = {
  chart: ['chart', 'property/natal', 'operations/natal', 'operations/included', 'operations/composite'],
  time: ['time', 'conformance/zones', 'operations/natal'],
  place: ['place', 'loading/places', 'operations/places', 'operations/natal'],
  search: [
    'search',
    'property/search',
    'property/search-windows',
    'operations/sky-events',
    'operations/positions-batch',
  ],
  request: ['request', 'operations', 'time/uncertain-clocks', 'engine'],
  answer: ['answer', 'operations', 'reading'],
  cast: ['cast', 'operations', 'property/returns', 'property/pairs'],
  chinese: ['chinese', 'operations/chinese'],
  schema: ['schema', 'operations'],
  reading: ['reading', 'approved'],
  report: ['report', 'operations/reports', 'approved'],
  operations: ['operations'],
  wheel: ['wheel', 'approved'],
  pdf: ['pdf', 'approved'],
  // Not those that start programs of their own.
  service: ['answers', 'interface', 'listener', 'openapi', 'properties', 'refusals', 'tokens', 'turns'].map(
    (name) => `service/${name}`,
  ),
};
