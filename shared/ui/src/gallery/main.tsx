import '../tokens/tokens.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
createRoot(root).render(<Gallery />)
