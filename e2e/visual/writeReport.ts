import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from './judgeShot';

export interface Finding {
  file: string;
  verdict: Exclude<Verdict, { kind: 'same' }>;
}

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem;color:#111;background:#fff}
section{border-top:1px solid #ccc;padding:1rem 0}div{display:flex;gap:1rem;flex-wrap:wrap}
figure{margin:0}img{border:1px solid #ccc;max-width:480px}h2{font-size:1.1rem}`;

/** Writes a folder that opens by itself: `report.html` and the pictures it shows. */
export function writeReport(folder: string, findings: readonly Finding[], looked: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map(({ file, verdict }, index) => {
    const figures = (['before', 'after', 'difference'] as const).map((name) => {
      const picture = (verdict as Partial<Record<typeof name, Buffer>>)[name];
      if (!picture) return '';
      const picturePath = `${index}-${name}.webp`;
      writeFileSync(join(folder, picturePath), picture);
      return `<figure><img src="${picturePath}" alt="${name}: ${file}"><figcaption>${name}</figcaption></figure>`;
    });
    return `<section><h2>${file}: ${describeVerdict(verdict)}</h2><div>${figures.join('')}</div></section>`;
  });
  const title =
    findings.length === 0
      ? 'Nothing has changed'
      : `${findings.length} of ${looked} pictures differ`;
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${sections.join('\n')}</body></html>\n`;
  writeFileSync(join(folder, 'report.html'), html);
}

/** "changed (1.2 %)". */
export function describeVerdict(verdict: Verdict): string {
  return verdict.kind === 'changed'
    ? `changed (${(verdict.share * 100).toFixed(2)} %)`
    : verdict.kind;
}
