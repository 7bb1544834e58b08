interface NavFormProps {
  title: string;
  path: string;
}

/** A nav item with a path: a form that submits to it (widgets §2). */
export function NavForm({ title, path }: NavFormProps) {
  return (
    <form className="nav-form" action={path} method="get">
      <button className="button button--secondary" type="submit">
        {title}
      </button>
    </form>
  );
}
