import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { Button } from '../../../../components/ui/Button';
import { formatApDate } from '../../../../utils/dates/formatApDate';
import { isJob, JOB_TYPES } from '../../../../content/schemas/job';

const dayText = (day: string) => formatApDate(`${day}T17:00:00Z`);

/** The page's open position. Nothing on a page that is about none. */
export default defineFeature({
  label: 'Jobs – Job',
  fields: {
    back: field.text({ label: 'Way back', default: 'All jobs', isNeverEmpty: true, group: 'Look' }),
    apply: field.text({ label: 'Button', default: 'Apply', isNeverEmpty: true, group: 'Look' }),
  },
  view: function JobFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { globalContent } = useAppContext();
    if (!isJob(globalContent)) return null;
    const { title, employer, place, type, pay, posted, closes, text, apply } = globalContent;
    const facts = [
      ['Employer', employer],
      ['Place', place],
      ['Type', JOB_TYPES[type]],
      ['Pay', pay],
      ['Posted', dayText(posted)],
      ['Apply by', closes === null ? '' : dayText(closes)],
    ] as const;
    return (
      <article className="listing">
        <p className="listing__back">
          <a href="/jobs/" {...editableField('back')}>
            {fields.back}
          </a>
        </p>
        <h1 className="listing__title">{title}</h1>
        <dl className="listing__box">
          {facts.map(
            ([name, value]) =>
              value && (
                <div className="listing__fact" key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="listing__text">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {apply !== null && (
          <p>
            <Button href={apply}>{fields.apply}</Button>
          </p>
        )}
      </article>
    );
  },
});
