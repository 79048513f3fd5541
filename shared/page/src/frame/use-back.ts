import { useNavigate } from 'react-router-dom'

/**
 * Back action (screens.md G8): to the previous page of this site, or to `parent` when the visit started on this page.
 *
 * The router numbers its history entries. The number survives a reload and a redirect that replaces the first entry; a location key does not.
 */
export function useBack(parent: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(parent, { replace: true })
  }
}
