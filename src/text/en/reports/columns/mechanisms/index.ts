import type { MechanismShelf } from '../../../../report-catalogue.js';
import { lunationMechanisms } from './lunations.js';
import { ingressMechanisms } from './planets.js';
import { directMechanisms, retrogradeMechanisms } from './stations.js';

export const mechanisms: MechanismShelf = {
  ...lunationMechanisms,
  ingress: ingressMechanisms,
  retrograde: retrogradeMechanisms,
  direct: directMechanisms,
};
