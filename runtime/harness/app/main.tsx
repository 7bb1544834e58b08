import { createRoot } from 'react-dom/client';
import { App } from './App';
import '../../ui/ui.css';
import './app.css';
import './panel/panel.css';

const root = document.getElementById('harness');
if (!root) throw new Error('The page of the harness has no #harness.');
createRoot(root).render(<App />);
