import { asText } from '../asText';
import { useForm } from '../FormContext';
import type { ControlProps, FieldOf } from '../types';
import type { FormSource } from '../../content/questions';
import { inputProps } from './inputProps';
import { ItemButton } from './ItemButton';
import { SourceAnswer } from './SourceAnswer';
import { paramProblem, SourceParameter, type ParamValue } from './SourceParameter';

interface ContentValue {
  contentService: string;
  contentConfigValues: Record<string, unknown>;
}

/** Which content source a block asks, and with which parameters. */
export function ContentControl(props: ControlProps<FieldOf<'contentConfig'>>) {
  const { sources, calls } = useForm();
  const value = toContentValue(props.value);
  const offered = sourcesFor(sources, props.field.schemas);
  const source = sources.find(({ name }) => name === value?.contentService);
  const isStray = value !== null && !offered.some(({ name }) => name === value.contentService);

  const values = value?.contentConfigValues ?? {};
  const params = source?.params ?? [];
  const unknown = Object.entries(values).filter(
    ([name]) => !params.some((param) => param.name === name),
  );
  const isComplete = params.every((param) => paramProblem(param, values[param.name]) === null);

  const choose = (name: string) => {
    if (name === '') return props.onChange(null);
    const others = sources.find((other) => other.name === name)?.params ?? [];
    // Parameters that both sources know are kept: "size" means the same to most.
    const known = Object.entries(values).filter(([key]) =>
      others.some((param) => param.name === key),
    );
    props.onChange({ contentService: name, contentConfigValues: Object.fromEntries(known) });
  };
  const setParameter = (name: string, text: ParamValue) => {
    if (!value) return;
    const { [name]: _old, ...others } = value.contentConfigValues;
    props.onChange({
      ...toRecord(props.value),
      contentService: value.contentService,
      contentConfigValues: text === null ? others : { ...others, [name]: text },
    });
  };

  return (
    <div className="field__nest">
      <select
        {...inputProps(props)}
        className="field__input"
        required={props.field.required}
        value={value?.contentService ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">None</option>
        {isStray && (
          <option value={value.contentService}>
            {value.contentService} ({source ? 'other schema' : 'unknown'})
          </option>
        )}
        {offered.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {value && (
        <div role="group" aria-label="Parameters" className="field__parameters">
          {params.map((param) => (
            <SourceParameter
              key={`${value.contentService}/${param.name}`}
              id={`${props.id}-${param.name}`}
              param={param}
              value={values[param.name]}
              onChange={(text) => setParameter(param.name, text)}
            />
          ))}
          {source && params.length === 0 && <p className="field__note">It takes no parameters.</p>}
          {unknown.map(([name, held]) => (
            <div className="field__row" key={name}>
              <p className="field__note">
                {name}: {asText(held)} {source && '(the source does not know it)'}
              </p>
              <ItemButton
                label={`Remove ${name}`}
                sign="×"
                onPress={() => setParameter(name, null)}
              />
            </div>
          ))}
        </div>
      )}
      {value && source && calls && isComplete && (
        <SourceAnswer
          key={source.name}
          read={calls.readAnswer}
          source={source.name}
          query={value.contentConfigValues}
        />
      )}
    </div>
  );
}

/** A field that names schemas takes the sources of those; sources without a schema fit any. */
function sourcesFor(sources: readonly FormSource[], schemas: readonly string[]): FormSource[] {
  return sources.filter(
    ({ schemaName }) => schemas.length === 0 || schemaName === null || schemas.includes(schemaName),
  );
}

function toContentValue(value: unknown): ContentValue | null {
  const { contentService, contentConfigValues } = toRecord(value);
  if (typeof contentService !== 'string' || contentService === '') return null;
  return { contentService, contentConfigValues: toRecord(contentConfigValues) };
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
