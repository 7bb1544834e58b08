/** Where the editor's HTTP API is. */
export const API_PREFIX = '/pf/editor/api';
