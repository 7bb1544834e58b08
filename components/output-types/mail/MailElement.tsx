import type { ReactNode } from 'react';
import type { AnsImage, ContentElement, ListItem } from '../../../content/schemas/ans';
import { correctionLabel } from '../../article/elements/correctionLabel';
import { formatDuration } from '../../cards/formatDuration';
import { absoluteUrl } from '../head/absoluteUrl';
import { htmlText } from '../html/htmlText';
import { mailHtml } from './mailHtml';
import { MailPicture } from './MailPicture';
import { styles } from './styles';

export interface MailContext {
  origin: string;
  /** Address of the story: where what mail can't show is seen. */
  url: string;
  /** Title of a newsletter by its id, in upper case. */
  newsletters: Record<string, string>;
}

interface MailElementProps<T extends ContentElement = ContentElement> {
  element: T;
  context: MailContext;
}

/** A body element (platform §3) as mail programs can show it: what moves is a picture with a link. */
export function MailElement({ element, context }: MailElementProps): ReactNode {
  const { origin, url } = context;
  switch (element.type) {
    case 'text':
      return <Html as="p" html={element.content} origin={origin} />;
    case 'header':
      return element.level === 2 ? (
        <Html as="h2" html={element.content} origin={origin} />
      ) : (
        <Html as="h3" html={element.content} origin={origin} />
      );
    case 'list':
      return <MailList items={element.items} isOrdered={element.ordered} origin={origin} />;
    case 'image':
      return <MailPicture image={element} origin={origin} link={linkOf(element.link, origin)} />;
    case 'video':
      return (
        <Elsewhere
          action={`Watch the video${lengthOf(element.duration)}`}
          title={element.headline}
          text={element.description}
          image={element.promoImage}
          to={element.canonical_url ?? url}
          origin={origin}
        />
      );
    case 'audio':
      return (
        <Elsewhere
          action={`Listen${lengthOf(element.duration)}`}
          title={element.headline}
          text={element.description}
          image={element.promoImage}
          to={url}
          origin={origin}
        />
      );
    case 'gallery':
      return (
        <Elsewhere
          action={`See all ${element.images.length} photos`}
          title={element.headline}
          text={element.description}
          image={element.images[0] ?? null}
          to={element.canonical_url ?? url}
          origin={origin}
        />
      );
    case 'divider':
      return <hr style={styles.rule} />;
    case 'raw_html':
      return element.trusted ? (
        <Html as="div" html={element.content} origin={origin} />
      ) : (
        <Elsewhere action="See the interactive on our site" to={url} origin={origin} />
      );
    case 'code':
      return (
        <pre className="m-code" style={styles.code}>
          {element.content}
        </pre>
      );
    case 'inline_newsletter': {
      const title = context.newsletters[element.newsletterId.toUpperCase()];
      const action = `Sign up for ${title}`;
      return title && <Elsewhere action={action} to="/newsletters/" origin={origin} />;
    }
    case 'quote':
      return (
        <div style={styles.quote}>
          {(element.images ?? []).map((image, index) => (
            <MailPicture
              key={index}
              image={image}
              origin={origin}
              link={linkOf(image.link, origin)}
            />
          ))}
          {/* A run of paragraphs */}
          <div dangerouslySetInnerHTML={{ __html: mailHtml(element.content, origin) }} />
          {element.citation && <Html as="label" html={element.citation} origin={origin} />}
        </div>
      );
    case 'correction':
      return (
        <p style={styles.label}>
          <strong>{correctionLabel(element.correctionType)}:</strong>{' '}
          <span dangerouslySetInnerHTML={{ __html: mailHtml(element.text, origin) }} />
        </p>
      );
    case 'interstitial_link':
      return <MailLink element={element} origin={origin} />;
    case 'table':
      return <MailTable element={element} context={context} />;
    case 'oembed': {
      const { provider, title, author } = element;
      const action = `See it on ${provider || 'its page'}`;
      const words = [title, author && `by ${author}`].filter(Boolean).join(' ');
      return <Elsewhere action={action} title={words} to={element.url} origin={origin} />;
    }
    case 'numeric_rating': {
      const { rating, max, units } = element;
      return <p style={styles.label}>{`Rating: ${rating} of ${max} ${units}`.trim()}</p>;
    }
    case 'endorsement':
      return <p style={styles.label}>Endorsement: {element.endorsement}</p>;
    case 'element_group':
      return (
        <>
          {element.title && <h2 style={styles.heading}>{element.title}</h2>}
          <MailElements elements={element.elements} context={context} />
        </>
      );
  }
}

/** Body elements in order. */
export function MailElements(props: { elements: readonly ContentElement[]; context: MailContext }) {
  return props.elements.map((element, index) => (
    <MailElement key={`${element._id}-${index}`} element={element} context={props.context} />
  ));
}

function Html({
  as,
  html,
  origin,
}: {
  as: 'p' | 'h2' | 'h3' | 'div' | 'label';
  html: string;
  origin: string;
}) {
  const inner = { __html: mailHtml(html, origin) };
  switch (as) {
    case 'p':
      return <p style={styles.paragraph} dangerouslySetInnerHTML={inner} />;
    case 'h2':
      return <h2 style={styles.heading} dangerouslySetInnerHTML={inner} />;
    case 'h3':
      return <h3 style={{ ...styles.heading, fontSize: '20px' }} dangerouslySetInnerHTML={inner} />;
    case 'div':
      return <div style={styles.paragraph} dangerouslySetInnerHTML={inner} />;
    case 'label':
      return <p style={styles.label} dangerouslySetInnerHTML={inner} />;
  }
}

interface ElsewhereProps {
  /** What the link says. */
  action: string;
  title?: string;
  /** What more is said of it. */
  text?: string | undefined;
  image?: AnsImage | null;
  to: string;
  origin: string;
}

/** What mail can't show: its picture and title, and a link to where it can be seen. */
function Elsewhere({ action, title, text, image, to, origin }: ElsewhereProps) {
  const link = absoluteUrl(to, origin);
  return (
    <>
      {image && <MailPicture image={image} origin={origin} link={link} caption="" />}
      <p style={styles.paragraph}>
        {title && <strong>{title} </strong>}
        {text && text !== title && `${text} `}
        <a href={link} style={styles.link}>
          {action}
        </a>
      </p>
    </>
  );
}

/** px; the picture of a link is not the story's own. */
const LINK_WIDTH = 240;

function MailLink(props: {
  element: Extract<ContentElement, { type: 'interstitial_link' }>;
  origin: string;
}) {
  const { element, origin } = props;
  const { content, description, image } = element;
  const link = absoluteUrl(element.url, origin);
  return (
    <>
      {image && (
        <MailPicture image={image} origin={origin} link={link} caption="" maxWidth={LINK_WIDTH} />
      )}
      <p style={styles.paragraph}>
        <strong>Read more:</strong>{' '}
        <a href={link} style={styles.link}>
          {htmlText(content)}
        </a>
      </p>
      {description && <Html as="label" html={description} origin={origin} />}
    </>
  );
}

function MailList(props: { items: readonly ListItem[]; isOrdered: boolean; origin: string }) {
  const { items, isOrdered, origin } = props;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List style={{ margin: '0 0 20px', padding: '0 0 0 24px' }}>
      {items.map((item, index) => (
        <li key={index} style={{ ...styles.paragraph, margin: '0 0 8px' }}>
          {'items' in item ? (
            <MailList items={item.items} isOrdered={item.ordered} origin={origin} />
          ) : (
            <span dangerouslySetInnerHTML={{ __html: mailHtml(item.content, origin) }} />
          )}
        </li>
      ))}
    </List>
  );
}

function MailTable({
  element,
  context,
}: MailElementProps<Extract<ContentElement, { type: 'table' }>>) {
  const html = (cell: string) => ({ __html: mailHtml(cell, context.origin) });
  return (
    <table style={styles.table}>
      {element.caption && (
        <caption style={styles.label} dangerouslySetInnerHTML={html(element.caption)} />
      )}
      {element.header.length > 0 && (
        <thead>
          <tr>
            {element.header.map((cell, index) => (
              <th
                key={index}
                scope="col"
                style={styles.headCell}
                dangerouslySetInnerHTML={html(cell)}
              />
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {element.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column} style={styles.bodyCell} dangerouslySetInnerHTML={html(cell)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lengthOf(duration: number): string {
  const length = formatDuration(duration);
  return length ? ` (${length})` : '';
}

function linkOf(link: string | null, origin: string): string | undefined {
  return link ? absoluteUrl(link, origin) : undefined;
}
