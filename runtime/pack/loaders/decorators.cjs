/**
 * webpack loader: legacy decorators and class fields of a pack's older components, turned into plain
 * JavaScript before babel sees them. JSX stays. Files without a decorator pass untouched.
 */
'use strict';

const { transform } = require('@swc/core');

const DECORATOR = /^[ \t]*(?:export\s+(?:default\s+)?)?@[A-Za-z_$]/m;

module.exports = async function decorators(source) {
  if (!DECORATOR.test(source)) return source;
  const { resourcePath } = this;
  const isTypeScript = /\.tsx?$/.test(resourcePath);
  const { code } = await transform(source, {
    filename: resourcePath,
    swcrc: false,
    configFile: false,
    sourceMaps: this.sourceMap ? 'inline' : false,
    jsc: {
      target: 'es2022',
      parser: isTypeScript
        ? { syntax: 'typescript', tsx: resourcePath.endsWith('x'), decorators: true }
        : { syntax: 'ecmascript', jsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        useDefineForClassFields: false,
        react: { runtime: 'preserve' },
      },
    },
  });
  return code;
};
