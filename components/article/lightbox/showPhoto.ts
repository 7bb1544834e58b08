import { loadSheet } from '../../ui/loadSheet';
import { Lightbox } from './Lightbox';
import sheet from './lightbox.scss?url';
import { leavePhoto, pushPhoto, replacePhoto } from './photoHistory';
import { readPhotos } from './readPhotos';

interface Asked {
  /** From 1. */
  number: number;
  /** What was pressed: takes the focus back. Null when the address asked. */
  opener: HTMLElement | null;
}

export type OpenPhoto = (asked: Asked | null) => void;

/** The style sheet of the lightbox, which no page has before it is opened. */
export const loadLook = (): Promise<void> => loadSheet(sheet);

let lightbox: Lightbox | null = null;

/**
 * Shows a picture of the page large, or with null puts the lightbox away. What a press opens gets an
 * entry in the history; what the address asks for has one already. A number that the page does not
 * have is ignored.
 */
export function showPhoto(asked: Asked | null): void {
  if (asked === null) return lightbox?.close();
  if (lightbox?.isOpen) return lightbox.show(asked.number - 1);
  const photos = readPhotos(document);
  if (!photos[asked.number - 1]) return;
  lightbox ??= new Lightbox({
    onShow: (index) => replacePhoto(index + 1),
    onDismiss: leavePhoto,
  });
  if (asked.opener) pushPhoto(asked.number);
  lightbox.open(photos, asked.number - 1, asked.opener);
}
