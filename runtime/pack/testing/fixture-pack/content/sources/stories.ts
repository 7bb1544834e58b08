export default {
  params: [{ name: 'id', type: 'text' }],
  fetch: (query: Record<string, unknown>) => ({ id: query['id'] }),
};
