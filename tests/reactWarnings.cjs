const { format } = require('node:util');

/** What React says of a fault that readers or the next developer would meet: keys, nesting, props. */
const FAULTS =
  /^(Each child in a list|Encountered two children|In HTML, |Invalid (DOM|ARIA)|React does not recognize|Received |Unknown event handler|You provided a |%s is using|A component is changing|Cannot update a component|Text content did not match|Hydration failed)/;

const said = [];
const { error } = console;

console.error = (...words) => {
  if (FAULTS.test(String(words[0]))) said.push(format(...words).slice(0, 400));
  error.apply(console, words);
};

/** A test of whose views React says that something is wrong fails. */
afterEach(() => {
  const faults = said.splice(0);
  if (faults.length > 0) throw new Error(`React: ${faults.join('\nReact: ')}`);
});
