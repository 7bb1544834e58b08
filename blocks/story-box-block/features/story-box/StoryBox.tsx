import { leadVerdict } from '../../../../components/article/leadVerdict';
import type { StoryBox as Kind } from '../../../../components/article/subtypes';
import type { Story } from '../../../../content/schemas/ans';
import type { CallToAction } from '../../../../content/schemas/readCallToAction';
import { CallBox } from './CallBox';
import { ContentsBox } from './ContentsBox';
import { contentsOf } from './contentsOf';
import { EventBox } from './EventBox';
import { PartnerBox } from './PartnerBox';
import { ProvenanceBox } from './ProvenanceBox';
import { SeriesBox } from './SeriesBox';
import { VerdictBox } from './VerdictBox';

export interface StoryBoxProps {
  kind: Kind;
  story: Story;
  callToAction: CallToAction | null;
  /** Whole address of the story. */
  url: string;
  /** ms since 1970. */
  now: number;
}

/** What stands above the text of a story of its kind. Null where the story lacks what it would show. */
export function StoryBox({ kind, story, callToAction, url, now }: StoryBoxProps) {
  switch (kind) {
    case 'none':
    case 'newsletter':
      return null;
    case 'verdict': {
      const verdict = leadVerdict(story.content_elements);
      return verdict && <VerdictBox verdict={verdict} />;
    }
    case 'event':
      return story.event && <EventBox story={story} event={story.event} url={url} now={now} />;
    case 'partner':
      return <PartnerBox distributor={story.distributor} />;
    case 'provenance':
      return <ProvenanceBox distributor={story.distributor} />;
    case 'series':
      return <SeriesBox headings={contentsOf(story.content_elements)} />;
    case 'call-to-action':
      return callToAction && <CallBox call={callToAction} />;
    case 'contents':
      return (
        <ContentsBox
          kicker={
            story.canonical_url.startsWith('/espanol/') ? 'Lo que hay que saber' : 'What to know'
          }
          headings={contentsOf(story.content_elements)}
          checked={story.last_updated_date || story.display_date}
        />
      );
  }
}
