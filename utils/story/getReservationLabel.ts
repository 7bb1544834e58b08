/**
 * The label of a restaurant's reservation line (widgets §5): with a link and a method other than
 * "reserve online", `Reserve on {method}`; with a link alone, `Reserve online`; without a link the
 * method as it is, for example `Walk-ins only`. Null where nothing is known.
 */
export function getReservationLabel(place: {
  reservationLink?: string | null;
  reservationMethod?: string | null;
}): string | null {
  const method = place.reservationMethod?.trim() ?? '';
  if (!place.reservationLink) return method || null;
  const isOnline = method === '' || method.toLowerCase() === 'reserve online';
  return isOnline ? 'Reserve online' : `Reserve on ${method}`;
}
