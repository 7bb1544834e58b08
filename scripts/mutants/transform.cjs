/** Compiles what tests read, with the one file of BROADSHEET_MUTANT as the text beside it has it. */
const { readFileSync } = require('node:fs');
const plain = require('../jestTransform.cjs');

const { file, text } = JSON.parse(process.env.BROADSHEET_MUTANT);
const mutant = readFileSync(text, 'utf8');
const sourceOf = (source, path) => (path === file ? mutant : source);

module.exports = {
  getCacheKey: (source, path, ...rest) => plain.getCacheKey(sourceOf(source, path), path, ...rest),
  process: (source, path, ...rest) => plain.process(sourceOf(source, path), path, ...rest),
};
