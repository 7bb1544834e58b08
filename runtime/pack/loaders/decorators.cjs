/**
 * webpack loader: legacy decorators and class fields of a pack's older components, turned into plain
 * JavaScript before babel sees them. JSX stays. Files without a decorator pass untouched.
 */
'use strict';

const { transform } = require('@swc/core');

const DECORATOR = /^\s*(?:export\s+(?:default\s+)?)?@[A-Za-z_$]/m;

module.exports = function decorators(source, map) {
  const done = this.async();
  if (!DECORATOR.test(source)) {
    done(null, source, map);
    return;
  }
  const isTypeScript = /\.tsx?$/.test(this.resourcePath);
  const hasMarkup = /x$/.test(this.resourcePath) || !isTypeScript;
  transform(source, {
    filename: this.resourcePath,
    swcrc: false,
    configFile: false,
    sourceMaps: this.sourceMap,
    jsc: {
      target: 'es2022',
      parser: isTypeScript
        ? { syntax: 'typescript', tsx: hasMarkup, decorators: true }
        : { syntax: 'ecmascript', jsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: false,
        react: { runtime: 'preserve' },
      },
    },
  }).then(({ code, map: outputMap }) => done(null, code, outputMap), done);
};
