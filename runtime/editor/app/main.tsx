import { readSession } from './readSession';
import { createRoot } from 'react-dom/client';
import '../../ui/ui.css';
import './shared/screen.css';
import { createApi } from './shared/api';
import { App } from './App';
import './editor.css';
import './page/publish/publish.css';

const root = document.getElementById('editor');
if (!root) throw new Error('The page of the editor has no #editor.');
const session = readSession(document);
createRoot(root).render(<App session={session} api={createApi(session)} />);
