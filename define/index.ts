/**
 * What a pack states its blocks and sources with. It writes the statics and PropTypes of the pack
 * contract, so a pack that uses it runs on any engine of that contract.
 */
export { defineChain, defineFeature, type ChainProps, type FeatureProps } from './defineFeature';
export { defineSource, type Source, type SourceTools } from './defineSource';
export { field, type ChosenContent, type Values } from './field';
export { param, type Query } from './param';
export { SourceError } from './SourceError';
