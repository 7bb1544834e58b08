/**
 * No journey stubs an address of ours: it may cut a connection (`abort`) or pass on our own answer with other
 * headers, and play somebody else's host, named below. What a stub answers, our site may not (a newsletter form whose
 * route was stubbed led to a 404 for weeks).
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fail, root } from './lib.mjs';

/** Who else is played, and where. */
const OTHERS = {
  'e2e/fakeYouTube.ts': 'the player of YouTube',
  'e2e/signIn.e2e.ts': 'a client of the identity service on a host of its own',
  'e2e/streetMap.e2e.ts': 'the host of the pictures of a street map',
  'e2e/hostile/openHostilePage.ts': 'a page as hostile content would have made it',
};

const files = ts.sys.readDirectory(root, ['.ts'], [], ['e2e/**/*']);
let seen = 0;
const stubs = files.flatMap((path) => {
  const file = path.slice(root.length + 1);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (isCallOf(node, source, ['fulfill', 'routeFromHAR', 'routeWebSocket'])) {
      seen += 1;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      if (!(file in OTHERS) && !passesOn(node)) found.push(`${file}:${line}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
});
if (seen === 0) fail('No route of a journey was found: the code is not seen.');
for (const place of stubs)
  console.error(`${place}: answers in our place. Let the site answer, or name whom it plays.`);
if (stubs.length > 0) fail(`${stubs.length} journeys stub an address of ours.`);
console.log(`${files.length} files of journeys stub no address of ours.`);

function isCallOf(node, source, names) {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    names.includes(node.expression.name.getText(source))
  );
}

/** `fulfill({ response, headers })`: what our site answered, with its body. */
function passesOn({ arguments: [given] }) {
  if (!given || !ts.isObjectLiteralExpression(given)) return false;
  const names = given.properties.map(({ name }) => name?.text ?? '');
  return (
    names.includes('response') && !names.some((name) => /^(?:body|json|path|status)$/.test(name))
  );
}
