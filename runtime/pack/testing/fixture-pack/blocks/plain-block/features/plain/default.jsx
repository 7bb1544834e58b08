import getProperties from 'fusion:properties';
import { useFusionContext } from 'fusion:context';
import PropTypes from 'prop-types';
import { shout } from '~/utils/shout';
import dot from './dot.png';
import './plain.scss';

const { siteName } = getProperties('herald');

/** A block without script: text from a field, a picture it imports. */
export default function Plain() {
  const { customFields } = useFusionContext();
  return (
    <p className="plain">
      {siteName}: {shout(customFields.text ?? '')} <img src={dot} alt="" />
    </p>
  );
}

Plain.label = 'Plain text';
Plain.ttl = 60;
Plain.propTypes = {
  customFields: PropTypes.shape({
    text: PropTypes.string.tag({ label: 'Text', defaultValue: 'hello' }).isRequired,
  }),
};
