// Stands in for a service that only a person can help to start.
import { refuseStart } from '@madrasah/service-kit/starting';

refuseStart('SETTING: this cannot be.');
