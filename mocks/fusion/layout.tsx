/** The helper that names the sections of a layout. */
export default function Layout(sections: unknown) {
  return function withSections<T extends object>(View: T): T & { sections: unknown } {
    return Object.assign(View, { sections });
  };
}
