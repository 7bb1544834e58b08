import type { PublishProps } from './PublishProps';
import { PublishDialog } from './PublishDialog';
import { VersionsDialog } from './VersionsDialog';

interface Props extends PublishProps {
  open: 'publish' | 'versions';
  onOpen: (open: 'publish' | 'versions' | null) => void;
}

/** What concerns readers: publishing, planning, versions. */
export function PublishDialogs({ open, onOpen, onSelect, ...props }: Props) {
  const own: PublishProps = {
    ...props,
    onSelect: (id) => {
      onOpen(null);
      onSelect(id);
    },
  };
  const onClose = () => onOpen(null);
  if (open === 'publish')
    return <PublishDialog {...own} onClose={onClose} onVersions={() => onOpen('versions')} />;
  return <VersionsDialog {...own} onClose={onClose} />;
}
