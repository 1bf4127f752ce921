// Input
