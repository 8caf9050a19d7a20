import './styles/tokens.css';
import './styles/icons.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(<App />);
