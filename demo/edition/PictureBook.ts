import { drawScene, type Drawing } from '../art/drawScene';
import { SCENES } from '../art/scenes';
import type { Element } from './bodyTools';
import type { PictureSpec } from './StoryFile';

/** A picture file of the edition, and how to draw it. */
export interface PictureFile {
  file: string;
  spec: PictureSpec;
}

/** What a document says of a picture; the drawing itself is made again when it is printed. */
type Drawn = Omit<Drawing, 'svg'>;

/** By file: an edition that is made again shows the same drawings. */
const drawings = new Map<string, Drawn>();

function drawn(file: string, spec: PictureSpec): Drawn {
  const known = drawings.get(file);
  if (known) return known;
  const { width, height, focal, color } = drawScene(spec);
  const drawing = { width, height, focal, color };
  drawings.set(file, drawing);
  return drawing;
}

/** A portrait is chosen to fit its text; a picture without alternative text is decorative. */
function drawnAlt({ kind, alt }: PictureSpec): string {
  return kind === 'portrait' || alt === '' ? alt : `Illustration: ${SCENES[kind].alt}`;
}

const AFTER_YEAR_ONE = '2026-01-05T14:00:00Z';

/** Collects the pictures of an edition; each drawing is one file, however often it is used. */
export class PictureBook {
  private readonly files = new Map<string, PictureFile & { drawing: Drawn }>();

  get pictures(): PictureFile[] {
    return [...this.files.values()].map(({ file, spec }) => ({ file, spec }));
  }

  /**
   * The picture as an ANS image. What its author wrote as alternative text is what the newsroom
   * wished for; the document says what was drawn.
   */
  image(spec: PictureSpec, id = '', alt = drawnAlt(spec)): Element {
    const { kind, seed, ratio } = spec;
    const file = `${kind}-${seed}-${ratio}.jpg`;
    const known = this.files.get(file) ?? { file, spec, drawing: drawn(file, spec) };
    this.files.set(file, known);
    const { width, height, focal, color } = known.drawing;
    const [name = '', affiliation] = spec.credit.split(/\s*\/\s*/);
    return {
      _id: id || `picture-${kind}-${seed}-${ratio}`,
      type: 'image',
      version: '0.10.9',
      url: `/gateway/photo/v2/${file}`,
      width,
      height,
      ...(spec.caption ? { caption: spec.caption } : {}),
      ...(alt ? { alt_text: alt } : {}),
      credits: {
        ...(name ? { by: [{ type: 'author', version: '0.10.9', name }] } : {}),
        ...(affiliation
          ? { affiliation: [{ type: 'author', version: '0.10.9', name: affiliation }] }
          : {}),
      },
      created_date: AFTER_YEAR_ONE,
      focal_point: { x: Math.round(focal.x), y: Math.round(focal.y) },
      additional_properties: { color },
    };
  }
}
