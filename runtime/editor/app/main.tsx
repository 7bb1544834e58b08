import { createRoot } from 'react-dom/client';
import '../../ui/ui.css';
import { createApi } from './api';
import { App } from './App';
import './editor.css';
import './collections/collections.css';
import './find/find.css';
import './log/log.css';
import './people/people.css';
import './publish/publish.css';
import './routing/routing.css';
import { readSession } from './session';

const root = document.getElementById('editor');
if (!root) throw new Error('The page of the editor has no #editor.');
const session = readSession(document);
createRoot(root).render(<App session={session} api={createApi(session)} />);
