/**
 * webpack loader: a style sheet that a script asks for by its address, compiled as all others are.
 * Pictures and fonts that it names have to be of `resources/`.
 */
'use strict';

module.exports = function sheet() {
  const { css, files, assets } = this.getOptions().compile(this.resourcePath);
  for (const file of files) this.addDependency(file);
  for (const [name, content] of assets) this.emitFile(name, content);
  return css;
};
