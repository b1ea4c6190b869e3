import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { onHostEvent } from '../host/hostEvents';

/** Opens the addresses that the host asks for: deep links, and other tabs of the app (TEAMS-20). */
export function useHostNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => onHostEvent('open', (address) => void navigate(address)), [navigate]);
}
