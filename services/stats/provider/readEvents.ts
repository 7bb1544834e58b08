import type { SportEvent } from '../SportEvent';
import { numberOf } from '../wire';
import { ProviderError } from './ProviderError';

/**
 * The events in an answer, whatever they are wrapped in: the provider's `apiResults`, `data` of a
 * gateway, a list, or one event by itself. What is no event is left out.
 *
 * @throws ProviderError when there is something, and nothing of it is an event
 */
export function readEvents(json: unknown): SportEvent[] {
  const found = unwrap(json);
  if (found === null) throw notEvents();
  const events = found.map(withId).filter(isEvent);
  if (events.length === 0 && found.length > 0) throw notEvents();
  return events;
}

function unwrap(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return null;
  if ('data' in json) return unwrap(json['data']);
  if (Array.isArray(json['apiResults'])) return json['apiResults'].flatMap(eventsOfResult);
  return isEvent(withId(json)) ? [json] : null;
}

/** `{league: {season: {eventType: [{events: […]}]}}}` */
function eventsOfResult(result: unknown): unknown[] {
  const season = at(at(result, 'league'), 'season');
  return listAt(season, 'eventType').flatMap((type) =>
    listAt(type, 'events').map((event) => withType(event, type)),
  );
}

/** Pre-season, season and playoffs are told apart by the list that a game stands in, unless it says so itself. */
function withType(event: unknown, type: unknown): unknown {
  const [eventTypeId, name] = [at(type, 'eventTypeId'), at(type, 'name')];
  if (typeof name !== 'string' || !isObject(event) || isObject(event['eventType'])) return event;
  return { ...event, eventType: { eventTypeId, name } };
}

/** Older feeds call the id of an event `statsEventId`. */
function withId(event: unknown): unknown {
  if (!isObject(event) || hasWhole(event, 'eventId')) return event;
  return { ...event, eventId: event['statsEventId'] };
}

/** An event can be told from anything else by these; what is in it is read in the pack. */
function isEvent(value: unknown): value is SportEvent {
  return (
    hasWhole(value, 'eventId') &&
    hasWhole(at(value, 'eventStatus'), 'eventStatusId') &&
    Array.isArray(at(value, 'startDate')) &&
    listAt(value, 'teams').length === 2
  );
}

function hasWhole(value: unknown, key: string): boolean {
  const number = at(value, key);
  return (
    (typeof number === 'number' || typeof number === 'string') && Number.isInteger(numberOf(number))
  );
}

function notEvents(): ProviderError {
  return new ProviderError(
    'its answer has no events in it',
    'Compare it with SportEvent.ts: the provider may have changed its format.',
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function at(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

export function listAt(value: unknown, key: string): unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
