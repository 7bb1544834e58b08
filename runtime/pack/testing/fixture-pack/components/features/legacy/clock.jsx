import Consumer from 'fusion:consumer';
import { Component } from 'react';

/** A block of the old kind: a decorated class with fields. */
@Consumer
class Clock extends Component {
  static label = 'Clock';

  state = { time: this.props.customFields.time };

  tell = () => this.state.time;

  render() {
    return <time>{this.tell()}</time>;
  }
}

export default Clock;
