/** Stands in for stylesheets in unit tests. */
export default {};
