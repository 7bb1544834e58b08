import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { formatApDate } from '../../../../utils/dates/formatApDate';
import { formatApDateTime } from '../../../../utils/dates/formatApDateTime';
import { ageOf, isNotice } from '../../notices/notice';

const dayText = (day: string) => formatApDate(`${day}T17:00:00Z`);

/** The page's death notice. Nothing on a page that is about none. */
export default defineFeature({
  label: 'Notices – Notice',
  fields: {
    back: field.text({
      label: 'Way back',
      default: 'All death notices',
      isNeverEmpty: true,
      group: 'Look',
    }),
  },
  view: function NoticeFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { globalContent } = useAppContext();
    if (!isNotice(globalContent)) return null;
    const { name, born, died, town, text, service, funeralHome, published } = globalContent;
    const age = ageOf(globalContent);
    return (
      <article className="listing">
        <p className="listing__back">
          <a href="/obituaries/" {...editableField('back')}>
            {fields.back}
          </a>
        </p>
        <h1 className="listing__title">{name}</h1>
        <p className="listings__facts">
          <span>{[born, died].flatMap((day) => (day ? [dayText(day)] : [])).join(' – ')}</span>{' '}
          {age !== null && <span>Age {age}</span>} {town && <span>{town}</span>}
        </p>
        <div className="listing__text">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className="listing__box">
          {service && (
            <>
              <dt>{service.kind}</dt>
              <dd>
                <time dateTime={service.at}>{formatApDateTime(service.at)}</time>
                <br />
                {[service.place, service.address].filter(Boolean).join(', ')}
              </dd>
            </>
          )}
          {funeralHome && (
            <>
              <dt>Arrangements</dt>
              <dd>{funeralHome}</dd>
            </>
          )}
          <dt>Published</dt>
          <dd>{dayText(published)}</dd>
        </dl>
      </article>
    );
  },
});
