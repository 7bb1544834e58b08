/** Where every call of the editor's API is, below `API_PREFIX`; `:id` names a part of the address. */
export const CALLS = {
  readSession: 'GET /session',
  listDocuments: 'GET /documents',
  createDocument: 'POST /documents',
  readDraft: 'GET /documents/:id',
  patchDraft: 'PATCH /documents/:id',
  listUses: 'GET /documents/:id/uses',
  moveDocument: 'PUT /documents/:id/folder',
  archiveDocument: 'PUT /documents/:id/archived',
  setAddress: 'PUT /documents/:id/address',
  listFolders: 'GET /folders',
  listComments: 'GET /documents/:id/comments',
  addComment: 'POST /documents/:id/comments',
  settleComment: 'PUT /documents/:id/comments/:comment',
  publish: 'POST /documents/:id/publish',
  unpublish: 'POST /documents/:id/unpublish',
  listVersions: 'GET /documents/:id/versions',
  readVersion: 'GET /documents/:id/versions/:number',
  labelVersion: 'PUT /documents/:id/versions/:number/label',
  showVersion: 'POST /documents/:id/versions/:number/show',
  restoreVersion: 'POST /documents/:id/versions/:number/restore',
  listTroubledRuns: 'GET /schedules/troubled',
  schedule: 'POST /documents/:id/schedules',
  cancelRun: 'DELETE /documents/:id/schedules/:number',
  preview: 'POST /documents/:id/preview',
  drawNodes: 'POST /documents/:id/preview/nodes',
  checklist: 'GET /documents/:id/checklist',
  tellPresence: 'PUT /documents/:id/presence',
  find: 'GET /find',
  planChange: 'POST /changes/plan',
  makeChange: 'POST /changes',
  exportDocuments: 'POST /export',
  planImport: 'POST /import/plan',
  importDocuments: 'POST /import',
  explainRoute: 'GET /route',
  listResolvers: 'GET /resolvers',
  saveResolver: 'PUT /resolvers/:id',
  deleteResolver: 'DELETE /resolvers/:id',
  orderResolvers: 'PUT /resolver-order',
  listRedirects: 'GET /redirects',
  saveRedirect: 'PUT /redirects',
  deleteRedirect: 'DELETE /redirects',
  listStaff: 'GET /staff',
  saveStaff: 'PUT /staff/:email',
  staffAccounts: 'GET /staff/accounts',
  inviteStaff: 'POST /staff/:email/invitation',
  listTokens: 'GET /tokens',
  createToken: 'POST /tokens',
  revokeToken: 'DELETE /tokens/:id',
  readLog: 'GET /audit',
  listCollections: 'GET /collections',
  createCollection: 'POST /collections',
  readCollection: 'GET /collections/:id',
  saveCollection: 'PUT /collections/:id',
  stageCollection: 'POST /collections/:id/staged',
  listCollectionUses: 'GET /collections/:id/uses',
  searchStories: 'GET /stories',
  pack: 'GET /pack',
  searchImages: 'GET /images',
  findOriginal: 'GET /images/original',
  readAnswer: 'POST /content/answer',
  readChoices: 'POST /content/choices',
} as const;

export type CallName = keyof typeof CALLS;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Address of the API. */
export const API_PREFIX = '/pf/editor/api';

/** Method and address of a call. */
export function placeOf(name: CallName): { method: Method; path: string } {
  const [method, path] = CALLS[name].split(' ') as [Method, string];
  return { method, path };
}
