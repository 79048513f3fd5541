import { useNavigate } from 'react-router-dom'

/** Goes back to the previous page of this site, else to `fallback` (G8: a page opened first has no history). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(fallback)
  }
}
