export default {
  params: { id: 'text' },
  ttl: 30,
  resolve: ({ id }: Record<string, unknown>) => `/texts/${String(id)}`,
};
