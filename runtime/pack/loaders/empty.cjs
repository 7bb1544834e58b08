/** Stands for style sheets that a pack's module imports: each block's styles are compiled on their own. */
'use strict';

module.exports = {};
