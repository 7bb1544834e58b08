/** A block whose script is not React. */
export default function Menu() {
  return (
    <nav>
      <button type="button">Menu</button>
    </nav>
  );
}

Menu.hydrate = 'idle';
