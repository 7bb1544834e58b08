import { BooleanControl } from './controls/BooleanControl';
import { ChoiceControl } from './controls/ChoiceControl';
import { ColorControl } from './controls/ColorControl';
import { ContentControl } from './controls/ContentControl';
import { DateControl } from './controls/DateControl';
import { DisabledControl } from './controls/DisabledControl';
import { ImageControl } from './controls/ImageControl';
import { JsonControl } from './controls/JsonControl';
import { ListControl } from './controls/ListControl';
import { NumberControl } from './controls/NumberControl';
import { PairsControl } from './controls/PairsControl';
import { RichTextControl } from './controls/RichTextControl';
import { SelectControl } from './controls/SelectControl';
import { TextControl } from './controls/TextControl';
import { UnsupportedControl } from './controls/UnsupportedControl';
import type { ControlProps } from './types';

/** The control for a field: its form plug-in's where there is one, else that of its kind. */
export function FieldControl(props: ControlProps) {
  const { field } = props;
  if (field.formPlugin === 'color') return <ColorControl {...props} />;
  if (field.formPlugin === 'image') return <ImageControl {...props} />;
  if (field.choices !== undefined && (field.kind === 'text' || field.kind === 'url'))
    return <ChoiceControl {...props} choices={field.choices} />;
  switch (field.kind) {
    case 'boolean':
      return <BooleanControl {...props} />;
    case 'contentConfig':
      return <ContentControl {...props} field={field} />;
    case 'date':
    case 'dateTime':
      return <DateControl {...props} field={field} />;
    case 'disabled':
      return <DisabledControl {...props} />;
    case 'json':
      return <JsonControl {...props} />;
    case 'kvp':
      return <PairsControl {...props} />;
    case 'list':
      return <ListControl {...props} field={field} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'richtext':
      return <RichTextControl {...props} />;
    case 'select':
      return <SelectControl {...props} field={field} />;
    case 'email':
    case 'text':
    case 'url':
      return <TextControl {...props} field={field} />;
    case 'unsupported':
      return <UnsupportedControl {...props} field={field} />;
    case 'label':
      return null;
  }
}
