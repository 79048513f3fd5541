import { useNavigate } from 'react-router-dom'

/** The way back: to the page before on this site, else to `fallback` (G8: a page that was opened first has nothing behind it). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(fallback)
  }
}
