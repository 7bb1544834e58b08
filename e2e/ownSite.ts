/**
 * Before each file of journeys: gives jest's worker its own of the sites that globalSetup has started,
 * so that what a journey sets there (the clock of the games, a story) no other one meets.
 */
const sites = JSON.parse(process.env['BROADSHEET_E2E_SITES'] ?? '[]') as {
  url: string;
  dataDir: string;
}[];
const own = sites[Number(process.env['JEST_WORKER_ID']) - 1];
if (own) {
  process.env['BROADSHEET_E2E_URL'] = own.url;
  process.env['BROADSHEET_E2E_DATA'] = own.dataDir;
}
