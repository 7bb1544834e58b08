import { DEVICE_NAMES, DEVICES, type Device } from './devices';

interface Props {
  device: Device;
  onDevice: (device: Device) => void;
}

/** Chooses the screen that a page is shown on. */
export function DeviceChoice({ device, onDevice }: Props) {
  return (
    <label className="choice">
      Screen
      <select
        className="input"
        value={device}
        onChange={({ target }) => onDevice(target.value as Device)}
      >
        {DEVICE_NAMES.map((one) => (
          <option key={one} value={one}>
            {DEVICES[one].label}
          </option>
        ))}
      </select>
    </label>
  );
}
